import { useTexts } from '../../texts/useTexts.ts'
import { layouts } from '../../theme/settings.ts'
import { useUiSettings } from '../../theme/useUiSettings.ts'
import { Choices } from './Choices.tsx'
import styles from './settings.module.css'

/** Where the menu is. */
export const LayoutSettings = () => {
  const t = useTexts()
  const { settings, changeSettings } = useUiSettings()
  return (
    <div className={styles.settings}>
      <Choices
        look="layouts"
        title={t('apariencia.menu.titulo')}
        choices={layouts.map((value) => ({
          value,
          label: t(`apariencia.menu.${value}`),
          picture: (
            <span aria-hidden className={styles.page} data-layout={value}>
              <i />
              <b />
              <u />
              <s />
            </span>
          ),
        }))}
        chosen={settings.layout}
        onChoose={(layout) => changeSettings({ layout })}
      />
      <p className={styles.note}>{t('apariencia.menu.enAncha')}</p>
    </div>
  )
}
