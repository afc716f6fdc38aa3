/** Whether a program could not be started because there is none; in a folder of `PATH` that may not be read there may be none either. */
export const isNotInstalled = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EACCES')
