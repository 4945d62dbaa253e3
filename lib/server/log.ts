import 'server-only'
import pino from 'pino'
import { env } from '@/lib/server/env'

/** One JSON line per event. Never log bodies, cookies, tokens or mail texts. */
export const log = pino({
  level: env.isTest ? 'silent' : env.LOG_LEVEL,
  redact: ['password', 'token', 'cookie', 'authorization', '*.password', '*.token'],
})
