import { answerWithSharePicture } from './answer'

type Context = { params: Promise<{ id: string }> }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  return answerWithSharePicture(request, (await params).id)
}
