import { randomBytes } from 'node:crypto'
import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { answerOf } from './site'

export type Person = { username: string; fullName: string; email: string; password: string }
export type Family = Person & { call: APIRequestContext; code: string }
export type Memorial = { id: string; slug: string; name: string }

/** A person with a unique name. */
export function somebody(): Person {
  const mark = randomBytes(4).toString('hex')
  return {
    username: `birgit-${mark}`,
    fullName: 'Birgit Sønderby',
    email: `birgit-${mark}@familie.example`,
    password: 'tre gule havetulipaner',
  }
}

/** An account that has claimed the code. */
export async function registerFamily(call: APIRequestContext, code: string, activationCode?: string): Promise<Family> {
  const person = somebody()
  await answerOf(await call.post('/api/register', { data: { ...person, qrCode: code, activationCode } }))
  return { ...person, call, code }
}

type Wishes = { firstName?: string; fields?: object; linked?: boolean; published?: boolean }

/** A page of the family's. By default linked to its code and open to visitors. */
export async function makeMemorial(
  { call, code }: Family,
  { firstName = 'Gudrun', fields = {}, linked = true, published = true }: Wishes = {},
): Promise<Memorial> {
  const lastName = `Ravn ${randomBytes(3).toString('hex')}`
  const made = await answerOf<{ id: string; slug: string; revision: number; fullName: string }>(
    await call.post('/api/memorials', { data: { firstName, lastName, ...(linked ? { qrCode: code } : {}) } }),
  )
  const data = { ...fields, revision: made.revision, ...(published ? { state: 'published' } : {}) }
  const { slug } = await answerOf<{ slug: string }>(await call.put(`/api/memorials/${made.id}`, { data }))
  return { id: made.id, slug, name: made.fullName }
}

/** Gives the browser the family's session. */
export async function signInAs(context: BrowserContext, { call }: { call: APIRequestContext }): Promise<void> {
  const { cookies } = await call.storageState()
  await context.addCookies(cookies)
}
