import { answerDemoPayment } from '@/lib/domain/demo/commands/answer-demo-payment'
import { route } from '@/lib/server/http'

export const POST = route(answerDemoPayment)
