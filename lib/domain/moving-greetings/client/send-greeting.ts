'use client'

import { postForm } from '@/lib/client/post-form'
import type { ContributionView } from '@/lib/domain/contributions/schema'
import { asJpeg, type MadeFilm } from '@/lib/domain/moving-greetings/client/make-film'
import type { BrowserImage } from '@/lib/domain/moving-greetings/client/scene-images'

export type GreetingToSend = {
  slug: string
  /** Name, relation, words, effect, length, seed, honeypot and key, by their names in the form. */
  fields: Record<string, string>
  altcha: string | null
  fromPage: readonly string[]
} & ({ made: MadeFilm } | { pictures: readonly BrowserImage[] })

/**
 * Sends the greeting as one post: with its film, or with its pictures where the server has to draw it. `onProgress` is
 * told the percentage that is sent.
 */
export async function sendGreeting(
  { slug, fields, altcha, fromPage, ...content }: GreetingToSend,
  onProgress: (percent: number) => void,
): Promise<ContributionView> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  if (altcha) body.set('altcha', altcha)
  for (const id of fromPage) body.append('fromPage', id)
  if ('made' in content) {
    body.set('film', content.made.film, 'hilsen.mp4')
    body.set('still', content.made.still, 'hilsen.jpg')
  } else {
    for (const picture of content.pictures) body.append('pictures', await asJpeg(picture), 'billede.jpg')
  }
  return postForm<ContributionView>(`/api/memorials/${slug}/moving-greetings`, body, onProgress)
}
