import { Notice } from '@/components/ui/notice'

type Param = string | string[] | undefined
type Props = { decided: Param; skipped: Param; refusal: string | undefined }

/** The result of a form sent without script. */
export function PlainAnswer({ decided, skipped, refusal }: Props) {
  if (refusal) {
    return (
      <Notice variant="error" className="mb-8">
        {refusal}
      </Notice>
    )
  }
  if (decided === undefined) return null
  const done = Number(decided) || 0
  const left = Number(skipped) || 0
  return (
    <Notice variant="success" className="mb-8">
      {done === 1 ? 'Ét indlæg er behandlet.' : `${done} indlæg er behandlet.`}
      {left > 0 && ` ${left} var behandlet i forvejen, eller den, der skrev, har fortrudt.`}
    </Notice>
  )
}
