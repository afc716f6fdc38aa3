import { Moon as DarkIcon, RefreshCw as RandomIcon, Sun as LightIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../controls/Button.tsx'
import { CheckBox } from '../../fields/plain/CheckBox.tsx'
import { palettes } from '../../theme/paletteColors.ts'
import { paletteKeys } from '../../theme/palettes.ts'
import { anotherPalette, backgrounds, directions } from '../../theme/settings.ts'
import { useMode } from '../../theme/useMode.ts'
import { useUiSettings } from '../../theme/useUiSettings.ts'
import { Choices } from './Choices.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import styles from './settings.module.css'

/** Colours, direction and ground: each choice is on the page at once. */
export const ThemeSettings = () => {
  const t = useTexts()
  const { shown, setMode } = useMode()
  const { settings, changeSettings } = useUiSettings()
  const { direction, background, decoration, gradient } = settings
  return (
    <div className={styles.settings}>
      <Choices
        look="segments"
        title={t('apariencia.modo.titulo')}
        choices={[
          { value: 'light', label: t('apariencia.modo.light'), picture: <LightIcon size={16} /> },
          { value: 'dark', label: t('apariencia.modo.dark'), picture: <DarkIcon size={16} /> },
        ]}
        chosen={shown}
        onChoose={setMode}
      />
      <Choices
        look="segments"
        title={t('apariencia.direccion.titulo')}
        choices={directions.map((value) => ({ value, label: t(`apariencia.direccion.${value}`) }))}
        chosen={direction}
        onChoose={(value) => changeSettings({ direction: value })}
      />
      <Palettes />
      <Choices
        look="backgrounds"
        title={t('apariencia.fondo.titulo')}
        choices={backgrounds.map((value) => ({
          value,
          label: t(`apariencia.fondo.${value}`),
          picture: (
            <span aria-hidden className={styles.ground} data-reach={value}>
              <i />
              <b className="relative edged on-card" />
              <b className="relative edged on-card" />
            </span>
          ),
        }))}
        chosen={background}
        onChoose={(value) => changeSettings({ background: value })}
      />
      <div className={styles.checks}>
        <CheckBox
          label={t('apariencia.adorno')}
          checked={decoration}
          onChange={({ target }) => changeSettings({ decoration: target.checked })}
        />
        <CheckBox
          label={t('apariencia.degradado')}
          checked={gradient}
          onChange={({ target }) => changeSettings({ gradient: target.checked })}
        />
      </div>
      <LanguageChoice />
    </div>
  )
}

const shownAtFirst = 8

const Palettes = () => {
  const t = useTexts()
  const { settings, changeSettings } = useUiSettings()
  const { palette } = settings
  const [all, setAll] = useState(false)
  const listId = useId()
  // The one that is worn is always in sight.
  const keys = paletteKeys.filter((key, i) => all || i < shownAtFirst || key === palette)
  return (
    <div id={listId} className={styles.palette}>
      <Choices
        look="palettes"
        title={t('apariencia.paleta.titulo')}
        action={
          <button
            type="button"
            className={styles.random}
            onClick={() => changeSettings({ palette: anotherPalette(palette, Math.random()) })}
          >
            <RandomIcon size={16} />
            {t('apariencia.paleta.alAzar')}
          </button>
        }
        choices={keys.map((value) => {
          const { name, primary, accent } = palettes[value]
          return {
            value,
            label: name,
            picture: (
              <span aria-hidden className={styles.swatch}>
                <i style={{ background: primary }} />
                <i style={{ background: accent }} />
              </span>
            ),
          }
        })}
        chosen={palette}
        onChoose={(value) => changeSettings({ palette: value })}
      />
      <Button
        size="small"
        className={styles.all}
        aria-expanded={all}
        aria-controls={listId}
        onClick={() => setAll(!all)}
      >
        {all ? t('apariencia.paleta.verMenos') : t('apariencia.paleta.verTodas')}
        {!all && <span className="regular soft">{paletteKeys.length}</span>}
      </Button>
    </div>
  )
}
