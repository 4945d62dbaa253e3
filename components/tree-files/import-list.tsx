import { ActionForm } from '@/components/form/action-form'
import { importStatusTexts, importsApi } from '@/lib/domain/tree-files/copy'
import type { ImportView } from '@/lib/domain/tree-files/schema'
import { counted } from '@/lib/shared/counted'

/** Earlier files, newest first; what is in the tree can be taken out again. */
export function ImportList({ memorialId, imports }: { memorialId: string; imports: ImportView[] }) {
  return (
    <ul className="max-w-measure divide-y divide-border">
      {imports.map(({ id, fileName, status, startedAt, failure, summary }) => (
        <li key={id} className="space-y-2 py-5">
          <p className="wrap-anywhere font-semibold">{fileName}</p>
          <p className="text-muted-foreground">
            {importStatusTexts[status]}. Sendt {startedAt}
            {summary && `, ${counted(summary.counts.people, 'person', 'personer')}`}.
          </p>
          {failure && <p>{failure}</p>}
          {status === 'done' && (
            <ActionForm
              action={`${importsApi(memorialId)}/${id}/undo`}
              label="Fortryd hele importen"
              about={fileName}
              pendingText="Fortryder..."
              failed="Importen blev ikke fortrudt"
              doneMessage={{ title: 'Importen er fortrudt', description: 'Træet er, som det var, før filen kom.' }}
              confirm={{
                title: 'Fortryd hele importen?',
                description:
                  'Alle, der kom med filen, bliver taget ud af træet igen, og dem, den ændrede, bliver, som de var. Filen kan tages ind igen senere.',
                cancelLabel: 'Behold dem',
                isDestructive: true,
              }}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
