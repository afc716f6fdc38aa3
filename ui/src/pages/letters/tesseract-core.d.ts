/** What is used of it; it brings no types. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  interface Recogniser {
    /** 0 where it is ready. `mode` 1: what was learnt, and nothing older. */
    Init: (folder: string | null, language: string, mode: number, config: string | null) => number
    SetVariable: (name: string, value: string) => boolean
    /** The file `/input`, turned by radians; 1 where it is no picture. `orientation` as EXIF counts. */
    SetImageFile: (orientation: number, radians: number) => number
    /** Radians by which it has to be turned for its lines to lie straight. */
    GetGradient: () => number
    FindLines: () => number
    Recognize: (monitor: null) => number
    GetUTF8Text: () => string
    /** Of a hundred. */
    MeanTextConf: () => number
    Clear: () => void
  }
  interface Core {
    FS: { writeFile: (path: string, bytes: Uint8Array) => void; unlink: (path: string) => void }
    TessBaseAPI: new () => Recogniser
  }
  const start: (options: {
    wasmBinary: ArrayBuffer
    locateFile: (file: string) => string
    print: () => void
    printErr: () => void
  }) => Promise<Core>
  export default start
}
