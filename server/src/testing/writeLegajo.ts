import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { canonico, caminos, formato, pemDe, propios, type Manifiesto } from '@portal/legajo/manifiesto.ts'
import { llaveDe } from '@portal/legajo/verificar.ts'
import { zipStream } from '../operations/shared/zipStream.ts'

/** As the server writes one, of bytes that mean nothing, with a key of its own. */
export async function writeLegajo(
  path: string,
  { files, bytesEach }: { files: number; bytesEach: number },
): Promise<void> {
  const { privateKey } = generateKeyPairSync('ed25519')
  const publica = Buffer.from(privateKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  const hecho = new Date().toISOString()
  const bytes = Array.from({ length: files }, () => randomBytes(bytesEach))
  const named = [
    ...bytes.map((content, n) => ({ camino: `documentos/${String(n).padStart(4, '0')}.bin`, content })),
    ...[caminos.bloques, caminos.historial, caminos.pruebas, caminos.testigos].map((camino) => ({
      camino,
      content: Buffer.alloc(0),
    })),
  ]
  const manifiesto: Manifiesto = {
    formato,
    hecho,
    firmante: { nombre: 'Medición', direccion: 'http://127.0.0.1', llave: llaveDe(publica), desde: hecho },
    de: { cuentaid: '11x1', nombre: 'Medición', identificacion: '' },
    meses: { desde: '2026-10', hasta: '2026-10' },
    recurso: null,
    secciones: [{ clave: 'documentos', nombre: 'Documentos', cuantos: files, desde: null, hasta: null }],
    archivos: named.map(({ camino, content }) => ({
      camino,
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      seccion: 'documentos',
      nombre: camino,
      archivoid: null,
    })),
    afuera: [],
    auditoria: { bloques: 0, lineas: 0, sinSellar: 0 },
    testigos: { desde: null, hasta: null },
  }
  const text = Buffer.from(canonico(manifiesto))
  const all = [
    ...named,
    { camino: propios.manifiesto, content: text },
    { camino: propios.firma, content: sign(null, text, privateKey) },
    { camino: propios.llave, content: Buffer.from(pemDe(publica)) },
  ]
  await pipeline(
    zipStream(
      all.map(({ camino, content }) => ({
        path: camino,
        compress: false,
        open: () => Promise.resolve(Readable.from([content])),
      })),
      { dated: false },
    ),
    createWriteStream(path),
  )
}
