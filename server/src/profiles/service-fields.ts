import type { SupplierFields } from 'contract/schemas/supplier-fields'
import type * as z from 'zod/mini'

type Row = Readonly<Record<string, unknown>> | null | undefined
/** The rows that hold somebody's fields; one that is missing gives null for each. */
type Rows = { accounts?: Row; suppliers?: Row; companies?: Row }

type Shown<Fields> = {
  [Key in keyof Fields]: Fields[Key] extends { record: infer Schema extends z.ZodMiniType }
    ? z.input<Schema>
    : never
}

/** The values of these fields as records show them: a list becomes a text. */
export function valuesOf<Fields extends SupplierFields>(fields: Fields, rows: Rows): Shown<Fields> {
  const entries = Object.entries(fields).map(([name, { table, column = name }]) => {
    const value = rows[table]?.[column] ?? null
    return [name, Array.isArray(value) ? value.join(', ') : value]
  })
  return Object.fromEntries(entries) as Shown<Fields>
}

type ColumnOf<Field, Name> = Field extends { column: infer Column extends string } ? Column : Name

type Columns<Fields, Table, Values> = {
  [Name in keyof Values & keyof Fields as Fields[Name] extends { table: Table }
    ? ColumnOf<Fields[Name], Name> & string
    : never]: Values[Name]
}

/** What of these values belongs into a table, under the names of its columns. */
export function columnsOf<
  Fields extends SupplierFields,
  Table extends keyof Rows,
  Values extends object,
>(fields: Fields, table: Table, values: Values): Columns<Fields, Table, Values> {
  const entries = Object.entries(values).flatMap(([name, value]) => {
    const field = fields[name]
    return field?.table === table ? [[field.column ?? name, value]] : []
  })
  return Object.fromEntries(entries) as Columns<Fields, Table, Values>
}
