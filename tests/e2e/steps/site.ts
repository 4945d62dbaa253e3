import { randomBytes } from 'node:crypto'
import { type APIRequest, type APIRequestContext, type APIResponse, expect } from '@playwright/test'
import { type Family, registerFamily } from './family'
import { someAddress } from './network-address'
import { confirmStaff, type StaffRole, staffState } from './staff'

export type Code = { code: string; activationCode: string }
export type DemoUser = { username: string; password: string; totpSecret?: string; totpCode?: string }
export type Demo = {
  users: Record<'admin' | 'family' | 'family2' | 'reseller' | 'production', DemoUser>
  memorials: Record<'public' | 'unlisted' | 'private', string>
}
type Mail = { id: string; subject: string; text: string }

/** Test data, made through the public API. */
export type Site = {
  demo: Demo
  admin: APIRequestContext
  freeCodes: (count: number) => Promise<string[]>
  codeWithActivation: () => Promise<Code>
  family: () => Promise<Family>
  /** A caller without a session, with its own client address. */
  outsider: () => Promise<APIRequestContext>
  /** A signed-in member of staff, with its own client address. */
  staff: (role: StaffRole) => Promise<APIRequestContext>
  /** The newest mail to this address whose subject matches, as soon as it is written. */
  mailTo: (recipient: string, subject: RegExp) => Promise<Mail>
  close: () => Promise<void>
}

export async function openSite(request: APIRequest, baseURL: string): Promise<Site> {
  const opened: APIRequestContext[] = []
  const callerWith = async (state: { storageState?: ReturnType<typeof staffState> }) => {
    const extraHTTPHeaders = { 'x-forwarded-for': someAddress() }
    const caller = await request.newContext({ baseURL, extraHTTPHeaders, ...state })
    opened.push(caller)
    return caller
  }
  const outsider = () => callerWith({})
  const staff = (role: StaffRole) => callerWith({ storageState: staffState(role) })
  const admin = await staff('admin')
  const demo: Demo = await answerOf(await admin.get('/api/demo'))
  const codes = async (count: number, requiresActivation: boolean) => {
    const data = { name: `Rejse ${randomBytes(4).toString('hex')}`, count, requiresActivation }
    const { id } = await answerOf<{ id: string }>(await admin.post('/api/admin/packages', { data }))
    await confirmStaff(admin, demo.users.admin)
    return readCodes(await (await admin.get(`/api/admin/packages/${id}/codes.csv`)).text())
  }
  const waiting: string[] = []
  const freeCodes = async (count: number) => {
    if (waiting.length < count) waiting.push(...(await codes(count + 20, false)).map(({ code }) => code))
    return waiting.splice(0, count)
  }
  return {
    demo,
    admin,
    outsider,
    staff,
    freeCodes,
    async codeWithActivation() {
      const [made] = await codes(1, true)
      if (!made) throw new Error('The package is empty')
      return made
    },
    async family() {
      const [code = ''] = await freeCodes(1)
      const caller = await outsider()
      const family = await registerFamily(caller, code)
      // News about pages is mailed to confirmed addresses only.
      const link = linkIn(await findMail(admin, family.email, /Bekræft/), /^\/profile\/confirm\//)
      await answerOf(await caller.post(`/api/user/email/confirmation/${link.split('/').at(-1)}`))
      return family
    },
    mailTo: (recipient, subject) => findMail(admin, recipient, subject),
    close: async () => {
      await Promise.all(opened.map((caller) => caller.dispose()))
    },
  }
}

/** The response body; a refusal fails the test with its sentence. */
export async function answerOf<T>(response: APIResponse): Promise<T> {
  if (!response.ok()) throw new Error(`${response.status()} ${response.url()}: ${await response.text()}`)
  return response.json()
}

/** The first two columns of the package's list: the formatted code and its activation code. */
function readCodes(csv: string): Code[] {
  return csv
    .split('\r\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => {
      const [code = '', activationCode = ''] = line.split(';').map((field) => field.replaceAll('"', ''))
      return { code: code.replace('-', ''), activationCode }
    })
}

async function findMail(admin: APIRequestContext, recipient: string, subject: RegExp): Promise<Mail> {
  type Summary = { id: string; recipient: string; subject: string }
  let found: Summary | undefined
  const look = async () => {
    const { items } = await answerOf<{ items: Summary[] }>(await admin.get('/api/notifications/mails'))
    found = items.find((mail) => mail.recipient === recipient && subject.test(mail.subject))
    return found?.id
  }
  await expect.poll(look, { message: `a mail to ${recipient} about ${subject}` }).toBeTruthy()
  return answerOf(await admin.get(`/api/notifications/mails/${found?.id}`))
}

/** The path of the first matching link in a mail. */
export function linkIn(mail: Mail, path: RegExp): string {
  const addresses = mail.text.match(/https?:\/\/[^\s<>"]+[\w/-]/g) ?? []
  const found = addresses.map((address) => new URL(address).pathname).find((candidate) => path.test(candidate))
  if (!found) throw new Error(`No link like ${path} in: ${mail.text}`)
  return found
}

/** The first address in a mail that matches, without the site's, with its query. */
export function pathIn(mail: Mail, address: RegExp): string {
  const found = address.exec(mail.text)?.[0]
  if (!found) throw new Error(`No address like ${address} in: ${mail.text}`)
  return found
}
