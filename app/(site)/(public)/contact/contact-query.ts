import { maxAboutLength, topicField } from '@/lib/domain/support/schema'
import { type Actor, isSignedIn } from '@/lib/shared/actor'
import { type PageQuery, textParam } from '@/lib/shared/page-params'

/** The form's initial values: topic and page or code from the link, and the signed-in account. */
export function knownOf(actor: Actor, query: PageQuery) {
  const about = textParam(query, 'om')?.slice(0, maxAboutLength)
  const topic = topicField.safeParse(query.emne).data
  // A visitor at a stone with a wrong code should not have to write a subject.
  const subject = topic === 'code' && about ? { subject: 'Koden på stenen er forkert eller dækket' } : {}
  return {
    topic,
    ...subject,
    ...(about ? { about } : {}),
    ...(isSignedIn(actor) ? { name: actor.fullName, email: actor.email } : {}),
  }
}

/** The case number in the redirect of a plain form; null when it is not a number. */
export function readSentNumber(query: PageQuery, name: 'sendt' | 'anmeldt' = 'sendt'): number | null {
  const text = textParam(query, name) ?? ''
  return /^[1-9]\d{3,8}$/.test(text) ? Number(text) : null
}
