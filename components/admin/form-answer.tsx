import { Notice } from '@/components/ui/notice'

/** What came of the last act on a page whose forms work without script. */
export function FormAnswer({ id, done, refused }: { id: string; done: string | null; refused: string | undefined }) {
  return (
    <div id={id} className="scroll-mt-8">
      {refused ? <Notice variant="error">{refused}</Notice> : done && <Notice variant="success">{done}</Notice>}
    </div>
  )
}
