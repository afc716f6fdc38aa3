export const say = (line: string) => process.stdout.write(`${line}\n`)
