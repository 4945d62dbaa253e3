import { concernWords } from '@/lib/domain/set-aside-jobs/copy'

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The records a job is about: 'Fil 0193…'. Only ids of its payload, because the rest could be personal data. */
export function concernsOf(payload: unknown): string[] {
  if (typeof payload !== 'object' || payload === null) return []
  return Object.entries(payload).flatMap(([name, value]) => {
    const word = concernWords[name]
    return word && typeof value === 'string' && id.test(value) ? [`${word} ${value}`] : []
  })
}
