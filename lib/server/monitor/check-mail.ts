import 'server-only'
import { createTransport } from 'nodemailer'
import { log } from '@/lib/server/log'

const patienceMs = 3000

/** Whether the mail server answers and takes our password; no mail is sent. Takes at most some three seconds. */
export async function canConnectToMail(url: string): Promise<boolean> {
  const transport = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  })
  try {
    return await transport.verify()
  } catch (error) {
    log.warn({ err: error }, 'the mail server')
    return false
  } finally {
    transport.close()
  }
}
