import { listOf } from './form.mjs'

/** A copy of the object in which the paths of `expand[]` are whole records instead of ids. */
export function expanded(state, object, given) {
  const copy = structuredClone(object)
  for (const path of listOf(given)) expandPath(state, copy, String(path).split('.'))
  return copy
}

function expandPath(state, at, [step, ...rest]) {
  if (!at || typeof at !== 'object' || !step) return
  if (Array.isArray(at[step])) {
    for (const item of at[step]) expandPath(state, item, rest)
    return
  }
  if (typeof at[step] === 'string') at[step] = structuredClone(recordOf(state, at[step])) ?? at[step]
  expandPath(state, at[step], rest)
}

function recordOf(state, id) {
  const tables = {
    cs: state.sessions,
    pi: state.intents,
    ch: state.charges,
    pm: state.cards,
    cus: state.customers,
    re: state.refunds,
  }
  return tables[id.split('_')[0]]?.[id]
}
