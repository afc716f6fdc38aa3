import { ArrowRight as StartIcon } from 'lucide-react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { Result } from '@portal/contract'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useTranslation } from 'react-i18next'
import { useEspera } from '../espera.ts'
import { rutas } from '../rutas.ts'

type Cola = Result<'Cola'>

/** How it stands in one sentence, and the one thing to do about it. */
export const Frase = ({ cola }: { cola: Cola }) => {
  const { t } = useTranslation()
  const { espera } = useEspera()
  const { documentos, registros, plazo_revision_dias: plazo, masAntiguos } = cola
  const oldest = masAntiguos.find(({ documento }) => documento !== null)
  const oldestRegistro = masAntiguos.find(({ clase }) => clase === 'registro')

  const waiting = t('cola.frase.documentos', {
    count: documentos.cantidad,
    n: formatNumber(documentos.cantidad),
  })
  const promise = plazo === null ? '' : t('cola.frase.plazo', { count: plazo, n: formatNumber(plazo) })
  const sentence =
    documentos.cantidad === 0
      ? t('cola.frase.registros', { count: registros.cantidad, n: formatNumber(registros.cantidad) })
      : plazo === null
        ? t('cola.frase.sola', { documentos: waiting })
        : documentos.fuera_de_plazo === 0
          ? t('cola.frase.enPlazo', { documentos: waiting, plazo: promise })
          : t('cola.frase.pasados', {
              count: documentos.fuera_de_plazo,
              n: formatNumber(documentos.fuera_de_plazo),
              documentos: waiting,
              plazo: promise,
            })
  const about =
    documentos.cantidad === 0
      ? oldestRegistro &&
        t('cola.frase.registroMasViejo', {
          nombre: oldestRegistro.titulo,
          espera: espera(oldestRegistro.dias ?? 0),
        })
      : oldest?.documento &&
        t('cola.frase.masViejo', {
          documento: oldest.documento.nombre_corto ?? oldest.documento.tipodocumento,
          nombre: oldest.documento.dominio ?? oldest.documento.nombre,
          espera: espera(oldest.dias ?? 0),
        })
  const [label, href] =
    documentos.cantidad === 0
      ? [t('cola.empezarRegistro'), oldestRegistro ? rutas.registro(oldestRegistro.id) : rutas.registros()]
      : [t('cola.empezar'), oldest ? rutas.documento(oldest.id) : rutas.revision()]

  return (
    <Card
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: { xs: 2, md: 3 },
        padding: { xs: 2, md: '16px 24px' },
      }}
    >
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Typography
          component="p"
          sx={{
            fontSize: '1.5rem',
            fontWeight: 650,
            lineHeight: '32px',
            letterSpacing: '-0.01em',
            textWrap: 'balance',
          }}
        >
          {sentence}
        </Typography>
        {about && <Typography sx={{ marginBlockStart: 0.5, color: 'text.secondary' }}>{about}</Typography>}
      </Box>
      <Button
        variant="contained"
        color="secondary"
        size="large"
        href={href}
        endIcon={<StartIcon />}
        sx={{ flex: { xs: '1 1 auto', sm: 'none' } }}
      >
        {label}
      </Button>
    </Card>
  )
}
