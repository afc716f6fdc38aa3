import type pg from 'pg'

/**
 * The migrations that the baseline took the place of, before the first release: what a database and a backup of then
 * are recognised by. See docs/decisions/0031.
 */
const formerMigrations: ReadonlyMap<string, string> = new Map([
  ['0001_base.sql', 'd6ba5c7f37a12378d63ee020a24ba3b40175bc8e081d89e2aa05d788708b7c35'],
  ['0002_cuentas.sql', '0ec40be845be83f44e54f199f4f18f0d59c172c0e86ef200dfddba36dd780cbd'],
  ['0003_recursos.sql', '374a008998f21a7267c251ce1194cdcdc6e703b6aefa274685042a7f7261649d'],
  ['0004_documentos.sql', '46d0515c89f551798db34359bbe808b7aa59abf281b9dd890419f696a15011cb'],
  ['0005_casillas.sql', 'fe9f3f6519de3dcf0d130da52ae55ede2bef7a382776fba51819be6ed4e364f6'],
  ['0006_sesiones.sql', 'c775ae83c4e5dfb771f3d09ce1c1e4003a26de7c116216bc1e0f205f1e3d9867'],
  ['0007_historial_correo_auditoria.sql', '6ca358d92e3dcfea21a9ae51aa8481d2aab49f0db158cb4f3c8de1d5b11fc815'],
  ['0008_unidades.sql', 'c0c1856532cc66ab8e505e33cd133d585849019f71009cb5d09651d57d342c78'],
  ['0009_tiempo_y_contactos.sql', 'f305a08ceb3267c9d0f9cfb74c5882313cb4cd2d7e341a72b71771f1559626ec'],
  ['0011_instalacion.sql', '3e66ba5773d905302647c821bf9d415ad1e3071487f89579d9111b33a65ab04d'],
  ['0012_cuentas_y_catalogo.sql', '69931861d12934871d6a80e7d2d6c924b9874c736e3c826c5c12f045654cd855'],
  ['0013_proveedor.sql', 'eb80e65c99cf0b7103194f77de6bd87ac5191d57109ad790777b9fffbbb7a9b5'],
  ['0014_dos_pasos.sql', '50df11a158c946e50e6f4baceff6e4c76d54478b3d4eb91f3772a4ddf399d99c'],
  ['0015_listas_largas.sql', 'b718ec4dc6c1a3851c7a794a178fe5fc34e45bfe37101f0c591898f6c354b893'],
  ['0018_periodos.sql', '745a412d80d3e85d04d8a10328b716f3787f54e3678102581f1645e1fa2608cf'],
  ['0019_codigo_una_vez.sql', '3c9a706cf3d6a6904b8b08b855869f45b41a1b3df1c92bc57c012096f9d2e8db'],
  ['0020_periodos_en_un_dia.sql', '70b4f57b22da5f72229da1346d02dfbac6c8b64b34542729e53dcf9264a10c4f'],
])

/** The views and functions that they made and that views/ makes now, each after those it leans on. */
export const formerViews: readonly string[] = [
  'function hoy',
  'function fecha_es',
  'function minutos_de_sesion',
  'function exige_totp',
  'function proveedor_publico',
  'function tipo_exigido',
  'function estado_casilla',
  'function motivo_casilla',
  'function aviso_de',
  'function aptitud_de',
  'function motivo_estado',
  'view recurso',
  'view requisito',
  'view casilla',
  'function casillas_de_hoy',
  'function documento_desde',
  'function casillas_al',
  'function resumen_casillas',
  'view chofer_con_aptitud',
  'view dominio_con_aptitud',
  'view transporte_con_aptitud',
  'view recurso_con_aptitud',
  'view parte_de_unidad',
  'view unidad_con_aptitud',
  'function choferes_que_dicen',
  'function dominios_que_dicen',
  'function documentos_que_dicen',
  'function nombre_de',
  'function anotar_historial',
  'function anotar_recurso',
  'function buscar_historial',
  'function aviso_que_toca',
  'function email_en_uso',
  'function es_cuit_conocido',
  'function abrir_sesion',
  'function crear_sesion',
  'function cerrar_sesion',
  'function credencial_de',
  'function mi_credencial',
  'function guardar_clave',
  'function crear_codigo',
  'function probar_codigo',
  'function usar_codigo',
  'function crear_enlace',
  'function usar_enlace',
  'function invitacion_de',
  'function invitar_contacto',
  'function cerrar_accesos',
  'function tiene_totp',
  'function preparar_totp',
  'function usar_totp',
  'function activar_totp',
  'function quitar_totp',
  'function abrir_sesion_operador',
  'function abrir_cuenta',
  'function credencial_operador',
  'function mi_credencial_operador',
  'function invitacion_de_operador',
  'function enlazar_operador',
  'function usar_enlace_operador',
  'function cerrar_accesos_operador',
  'function encolar_correo',
  'function reenviar_correo',
  'view tarea_estado',
  'function ejecutar_tarea',
]

/** A line of `migracion`. */
export interface Applied {
  name: string
  sha256: string
}

/** Whether these are the former migrations, all of them and nothing else. */
export function areFormer(applied: readonly Applied[]): boolean {
  return applied.length === formerMigrations.size && applied.every(isFormer)
}

/**
 * The former migration that keeps a database from being recognised, and whether it is missing; nothing when it has
 * none of them.
 */
export function findFormerGap(applied: readonly Applied[]): { name: string; missing: boolean } | undefined {
  if (!applied.some(isFormer)) return undefined
  const names = new Set(applied.filter(isFormer).map(({ name }) => name))
  const gap = [...formerMigrations.keys()].find((name) => !names.has(name))
  return gap === undefined ? undefined : { name: gap, missing: applied.every(({ name }) => name !== gap) }
}

function isFormer({ name, sha256 }: Applied): boolean {
  return formerMigrations.get(name) === sha256
}

/**
 * Then an audit line named what was written by the first field that was answered, which of a second step is its secret.
 * Nothing else may change a line: see the trigger.
 */
export async function forgetFormerSecrets(owner: pg.Client): Promise<void> {
  await owner.query(`
    alter table auditoria disable trigger user;
    update auditoria set objeto = null where accion = 'IniciarTotpOperador' and objeto is not null;
    alter table auditoria enable trigger user`)
}
