import 'server-only'
import { z } from 'zod'
import { sendMail } from '@/lib/domain/notifications/send-mail'
import { defineJob } from '@/lib/server/jobs'

// With waits doubling from 15 seconds to six hours: about three days.
const retries = 20

export const sendMailJob = defineJob({
  name: 'send-mail',
  payload: z.object({ mailId: z.uuid() }),
  retryLimit: retries,
  handle: ({ mailId }) => sendMail(mailId, retries + 1),
})
