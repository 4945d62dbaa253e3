import { ActionForm } from '@/components/form/action-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { FieldGroup } from '@/components/ui/field'
import { Outcome } from '@/components/ui/notice'
import { RadioGroup } from '@/components/ui/radio-group'
import { sexNames } from '@/lib/domain/family-tree/edit-copy'
import type { OwnTreeView } from '@/lib/domain/family-tree/edit-views'
import { sexes } from '@/lib/domain/family-tree/schema'
import { firstName, genitive } from '@/lib/domain/tree-drawing/copy'
import type { TreeMemorial } from '@/lib/domain/tree-drawing/drawing-views'
import { treePath } from '@/lib/domain/tree-drawing/tree-address'
import { JoinTree } from './edit/join-tree'

type StartTreeProps = {
  memorial: TreeMemorial
  /** Of the user's other pages. */
  ownTrees: readonly OwnTreeView[]
  /** Why it was refused, to a browser without script. */
  draft: FormDraftView
}

/** What editors see before there is a tree. */
export function StartTree({ memorial: { id, slug, name }, ownTrees, draft }: StartTreeProps) {
  const first = firstName(name)
  return (
    <div className="max-w-measure">
      <Outcome refusal={draft?.message} className="mb-6" />
      <p className="text-lg">
        Et slægtstræ viser, hvem {first} var barn af, hvem {first} levede sammen med, og hvem der kom efter. Her er
        endnu ikke noget træ.
      </p>
      <ul className="mt-6 list-disc space-y-2 pl-6">
        <li>I begynder med {first} og skriver dem til, I kender: forældre, søskende, partner og børn.</li>
        <li>De nulevende vises kun for jer i familien. Alle andre ser, at der er en, men ikke hvem.</li>
        <li>Har nogen i slægten et træ i et andet program, kan det hentes ind bagefter.</li>
      </ul>
      <ActionForm
        action={`/api/memorials/${encodeURIComponent(id)}/tree`}
        label="Begynd slægtstræet"
        about={`med ${genitive(name)} oplysninger`}
        pendingText="Begynder..."
        variant="primary"
        size="lg"
        className="mt-8"
        goTo={treePath(slug)}
      >
        <div className="mb-4 basis-full">
          <FieldGroup legend={`${genitive(first)} køn`} hint="Så kan træet sige mor eller far, datter eller søn.">
            <RadioGroup
              name="sex"
              defaultValue="unknown"
              options={sexes.map((sex) => ({ value: sex, label: sexNames[sex] }))}
              className="flex flex-wrap gap-x-6 space-y-0"
            />
          </FieldGroup>
        </div>
      </ActionForm>
      {ownTrees.length > 0 && (
        <div className="mt-12 border-border border-t pt-10 noscript:hidden">
          <JoinTree memorial={{ id, name }} trees={ownTrees} />
        </div>
      )}
    </div>
  )
}
