import { classicExampleAnswer } from '@/components/demonstration/classic-example'
import { env } from '@/lib/server/env'

export const dynamic = 'force-static'

export const GET = () => classicExampleAnswer(env.SITE_URL, env.SITE_NAME)
