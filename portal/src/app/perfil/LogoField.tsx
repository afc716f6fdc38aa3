import { Refusal } from '@portal/contract/refusals.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { Building2 as CompanyIcon } from 'lucide-react'
import { PictureChooser } from '../campos/PictureChooser.tsx'

/** The company's picture: saved when it is chosen, and in the frame at once, whatever becomes of the form around it. */
export const LogoField = ({ logo }: { logo: string | null | undefined }) => {
  const t = useTexts()
  const toast = useToast()
  const confirm = useConfirm()
  const save = useWrite('SaveLogo')
  const saveLogo = async (archivoid: string) => {
    try {
      await save.mutateAsync({ archivoid })
    } catch (error) {
      const why = error instanceof Refusal ? error.body.fields?.['archivoid'] : undefined
      throw why === undefined ? error : new Error(why)
    }
    toast({
      message: t(archivoid === '' ? 'perfil.logo.eliminado' : 'formulario.guardado.actualizado'),
      about: 'guardado',
    })
  }
  const keep = (archivoid: string) =>
    archivoid === ''
      ? confirm({
          title: t('perfil.logo.quitar'),
          message: t('perfil.logo.quitarMensaje'),
          confirmLabel: t('perfil.logo.quitar'),
          danger: true,
          run: () => saveLogo(archivoid),
        })
      : saveLogo(archivoid)
  return (
    <PictureChooser
      label={t('perfil.logo.titulo')}
      picture={logo ?? ''}
      onPicture={keep}
      face={<CompanyIcon size={40} strokeWidth={1.5} aria-hidden />}
      whole
      words={{
        quitar: t('perfil.logo.quitar'),
        ayuda: t('perfil.logo.ayuda'),
        tipoInvalido: t('perfil.logo.tipoInvalido'),
      }}
    />
  )
}
