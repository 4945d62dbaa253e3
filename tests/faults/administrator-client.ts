import type { Attention } from '@/lib/shared/attention'

type Demo = { users: { admin: { username: string; password: string; totpCode?: string } } }

/** An administrator who reads the console over HTTP. */
export type AdministratorClient = {
  cookie: string
  /** What waits for a person, as /admin tells it. */
  attention: () => Promise<Attention[]>
  /** A page of the console as it is sent, with what its components are given. */
  page: (path: string) => Promise<string>
}

export async function signInAdministrator(url: string): Promise<AdministratorClient> {
  const from = { 'x-forwarded-for': '203.0.113.7' }
  const demo: Demo = await (await fetch(`${url}/api/demo`)).json()
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...from },
    body: JSON.stringify(demo.users.admin),
  })
  if (!answer.ok) throw new Error(`The administrator was not signed in: ${answer.status} ${await answer.text()}`)
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const get = async (path: string) => {
    const response = await fetch(url + path, { headers: { cookie, ...from } })
    if (!response.ok) throw new Error(`GET ${path}: ${response.status}`)
    return response
  }
  return {
    cookie,
    attention: async () => (await get('/api/admin/attention')).json(),
    page: async (path) => (await get(path)).text(),
  }
}
