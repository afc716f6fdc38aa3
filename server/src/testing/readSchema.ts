import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** What `schema.ts` says of a column, read by the compiler itself: types leave nothing to read at run time. */
export interface TypedColumn {
  /** What comes out of it. */
  family: string
  /** The texts it may hold, when it says so. */
  words: string[]
  nullable: boolean
  /** Whether an insert names it: it must, it may, or it can't. */
  insert: 'required' | 'optional' | 'never'
}

type TypedTable = ReadonlyMap<string, TypedColumn>

/** The tables and views of `Database`, by name. */
export function readSchema(): ReadonlyMap<string, TypedTable> {
  const file = fileURLToPath(new URL('../database/schema.ts', import.meta.url))
  const program = ts.createProgram([file], { ...compilerOptions(), noEmit: true, incremental: false })
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  const database = module && checker.getExportsOfModule(module).find(({ name }) => name === 'Database')
  if (!database) throw new Error('schema.ts exports no Database')
  return new Map(
    checker
      .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(database))
      .map((table) => [table.name, columnsOf(checker, checker.getTypeOfSymbol(table))]),
  )
}

function compilerOptions(): ts.CompilerOptions {
  const path = fileURLToPath(new URL('../../tsconfig.json', import.meta.url))
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} }
  const config = ts.getParsedCommandLineOfConfigFile(path, {}, host)
  if (!config) throw new Error(`${path} can't be read`)
  return config.options
}

function columnsOf(checker: ts.TypeChecker, table: ts.Type): TypedTable {
  return new Map(
    checker.getPropertiesOfType(table).map((column) => {
      const type = checker.getTypeOfSymbol(column)
      const part = (name: string) => {
        const property = checker.getPropertyOfType(type, name)
        return property ? checker.getTypeOfSymbol(property) : type
      }
      const [selected, inserted] = [partsOf(part('__select__')), partsOf(part('__insert__'))]
      const present = selected.filter(({ flags }) => !(flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)))
      return [
        column.name,
        {
          family: [...new Set(present.map((one) => familyOf(checker, one)))].join(' or '),
          words: present.flatMap((one) => (one.isStringLiteral() ? [one.value] : [])).sort(),
          nullable: selected.some(({ flags }) => flags & ts.TypeFlags.Null),
          insert: insertOf(inserted),
        },
      ]
    }),
  )
}

function partsOf(type: ts.Type): ts.Type[] {
  return type.isUnion() ? type.types : [type]
}

function insertOf(inserted: readonly ts.Type[]): TypedColumn['insert'] {
  if (inserted.every(({ flags }) => flags & ts.TypeFlags.Never)) return 'never'
  // Kysely lets an insert leave out what may be empty.
  const mayBeLeftOut = ts.TypeFlags.Undefined | ts.TypeFlags.Null
  return inserted.some(({ flags }) => flags & mayBeLeftOut) ? 'optional' : 'required'
}

function familyOf(checker: ts.TypeChecker, type: ts.Type): string {
  if (type.flags & ts.TypeFlags.StringLike) return 'text'
  if (type.flags & ts.TypeFlags.NumberLike) return 'number'
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean'
  if (type.getSymbol()?.name === 'Buffer') return 'bytes'
  const [element] = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference) : [] // an array is a reference to Array<…>
  const elements = element ? familyOf(checker, element) : 'json'
  return elements === 'json' ? 'json' : `${elements}[]`
}
