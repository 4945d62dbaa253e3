import { maxAboutLength, topicField } from '@/lib/domain/support/schema'
import { type Actor, isSignedIn } from '@/lib/shared/actor'
import { type PageQuery, textParam } from '@/lib/shared/page-params'

/** What the form is begun with: the topic and the page or code that a link names, and who is signed in. */
export function knownOf(actor: Actor, query: PageQuery) {
  const about = textParam(query, 'om')?.slice(0, maxAboutLength)
  const topic = topicField.safeParse(query.emne).data
  // Who stands at a stone with a wrong code should not have to think of a heading as well.
  const subject = topic === 'code' && about ? { subject: 'Koden på stenen er forkert eller dækket' } : {}
  return {
    topic,
    ...subject,
    ...(about ? { about } : {}),
    ...(isSignedIn(actor) ? { name: actor.fullName, email: actor.email } : {}),
  }
}

/** The number that a plain form was answered with; null for anything that is none. */
export function readSentNumber(query: PageQuery, name: 'sendt' | 'anmeldt' = 'sendt'): number | null {
  const text = textParam(query, name) ?? ''
  return /^[1-9]\d{3,8}$/.test(text) ? Number(text) : null
}
