import { refuse } from './refusal.mjs'

const MAX_FIELDS = 200
const MAX_DEPTH = 6
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * A form-encoded body as Stripe reads it: 'line_items[0][quantity]=1' is nested, numbers and '' name places of a list.
 * All values are texts.
 * @throws a refusal for more than 200 fields, deeper than 6, or a name that is no field's
 */
export function parseForm(text) {
  const fields = [...new URLSearchParams(text)]
  if (fields.length > MAX_FIELDS) refuse(400, { code: 'parameter_invalid', message: 'Too many parameters.' })
  const form = {}
  for (const [name, value] of fields) place(form, name, value)
  return form
}

function place(form, name, value) {
  const steps = name.replaceAll(']', '').split('[')
  if (steps.length > MAX_DEPTH || steps.some((step) => FORBIDDEN.has(step))) {
    refuse(400, { code: 'parameter_unknown', param: name.slice(0, 80), message: 'Received unknown parameter.' })
  }
  let at = form
  for (const step of steps.slice(0, -1)) {
    at[step] ??= {}
    if (typeof at[step] !== 'object') refuse(400, { code: 'parameter_invalid', message: 'Invalid object.' })
    at = at[step]
  }
  const last = steps.at(-1)
  at[last === '' ? Object.keys(at).length : last] = value
}

/** A list in a form: its values in order. */
export const listOf = (given) => (given && typeof given === 'object' ? Object.values(given) : [])

/** A whole number in a form. */
export function wholeOf(form, name, { min, max }) {
  const text = form[name]
  if (text === undefined) refuse(400, { code: 'parameter_missing', param: name, message: `Missing: ${name}.` })
  const value = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= min && value <= max)) {
    refuse(400, { code: 'parameter_invalid_integer', param: name, message: `Invalid integer: ${name}` })
  }
  return value
}
