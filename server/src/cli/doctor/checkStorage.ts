import { storageOwnership } from '../../storage/owner.ts'
import type { Installation } from '../installation.ts'
import { reasonOf, type Finding } from '../../finding.ts'

export async function checkStorage({ db, storage, settings }: Installation): Promise<Finding> {
  const finding = (level: Finding['level'], sentence: string): Finding => ({
    what: 'Archivos',
    level,
    sentence,
  })
  const where = settings.s3 ? `el bucket ${settings.s3.bucket}` : 'el disco'
  try {
    await storage.check()
    if ((await storageOwnership(db, storage)) === 'another')
      return finding(
        'mal',
        `${where} tiene los archivos de otra instalación, así que los que sobran no se limpian: usá otro bucket o prefijo en STORAGE_URL.`,
      )
  } catch (error) {
    return finding(
      'mal',
      settings.s3
        ? `${where} no se puede usar (${reasonOf(error)}): revisá STORAGE_URL, las claves y que el servicio esté en marcha.`
        : `no se pueden guardar (${reasonOf(error)}): revisá el disco y los permisos de ${settings.dataDir}.`,
    )
  }
  return finding('bien', `se guardan en ${where}.`)
}
