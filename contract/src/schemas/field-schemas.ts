import * as z from 'zod/mini'
import type { SupplierFields } from './supplier-fields.ts'

// What is made of the lists in supplier-fields.ts.

type Schemas<Fields, Part extends 'ask' | 'edit' | 'record'> = {
  [Key in keyof Fields as Fields[Key] extends Record<Part, z.ZodMiniType>
    ? Key
    : never]: Fields[Key] extends Record<Part, infer Schema extends z.ZodMiniType> ? Schema : never
}

/** What sign-up asks (`ask`), what can be changed (`edit`) or what a record shows (`record`). */
// @__NO_SIDE_EFFECTS__
export function schemasOf<Fields extends SupplierFields, Part extends 'ask' | 'edit' | 'record'>(
  fields: Fields,
  part: Part,
): Schemas<Fields, Part> {
  const entries = Object.entries(fields).filter(([, field]) => field[part])
  return Object.fromEntries(entries.map(([name, field]) => [name, field[part]])) as Schemas<
    Fields,
    Part
  >
}

/** Edits are partial: what is absent or null stays as it is. */
// @__NO_SIDE_EFFECTS__
export const change = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(z.nullable(schema))

type Changes<Parts> = {
  [Key in keyof Parts]: Parts[Key] extends z.ZodMiniType
    ? z.ZodMiniOptional<z.ZodMiniNullable<Parts[Key]>>
    : never
}

// @__NO_SIDE_EFFECTS__
export function changesOf<Fields extends SupplierFields>(
  fields: Fields,
): Changes<Schemas<Fields, 'edit'>> {
  const schemas = Object.entries<z.ZodMiniType>(schemasOf(fields, 'edit'))
  return Object.fromEntries(schemas.map(([name, schema]) => [name, change(schema)])) as Changes<
    Schemas<Fields, 'edit'>
  >
}

type InStep<Fields, Step extends string> = {
  [Key in keyof Fields as Fields[Key] extends { step: Step } ? Key : never]: Fields[Key]
}

// @__NO_SIDE_EFFECTS__
function fieldsOfStep<Fields extends SupplierFields, Step extends string>(
  fields: Fields,
  step: Step,
): InStep<Fields, Step> {
  const entries = Object.entries(fields).filter(([, field]) => field.step === step)
  return Object.fromEntries(entries) as InStep<Fields, Step>
}

/** What one step of the wizard asks. */
// @__NO_SIDE_EFFECTS__
export const stepForm = <Fields extends SupplierFields, Step extends string>(
  fields: Fields,
  step: Step,
) => z.object(schemasOf(fieldsOfStep(fields, step), 'ask'))

type InLogin<Fields> = {
  [Key in keyof Fields as Fields[Key] extends { login: true } ? Key : never]: Fields[Key]
}

/** The fields that the login info tells too. */
// @__NO_SIDE_EFFECTS__
export function fieldsOfLogin<Fields extends SupplierFields>(fields: Fields): InLogin<Fields> {
  const entries = Object.entries(fields).filter(([, field]) => field.login)
  return Object.fromEntries(entries) as InLogin<Fields>
}
