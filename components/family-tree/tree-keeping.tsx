import { ActionForm } from '@/components/form/action-form'
import { otherPagesText } from '@/lib/domain/family-tree/edit-copy'
import type { TreeSummaryView } from '@/lib/domain/family-tree/edit-views'
import { countInWords } from '@/lib/shared/number-words'

type TreeKeepingProps = { memorialKey: string; name: string; summary: TreeSummaryView; isOwner: boolean }

/** How large the tree is and where it is shown, and how a page goes without it. */
export function TreeKeeping({ memorialKey, name, summary: { people, otherPages }, isOwner }: TreeKeepingProps) {
  const address = `/api/memorials/${encodeURIComponent(memorialKey)}/tree`
  const elsewhere = otherPagesText(otherPages)
  const count = countInWords(people, { one: 'person', many: 'personer', gender: 'en' })
  return (
    <section className="mt-12 border-border border-t pt-8">
      <h2 className="mb-4 text-2xl">Træet</h2>
      <p className="max-w-measure">
        Der er {count} i træet. {elsewhere && `Det vises også på ${elsewhere}, og I retter i det samme træ.`}
      </p>
      {elsewhere && (
        <ActionForm
          action={`${address}/leave`}
          label="Vis ikke træet på denne side"
          className="mt-5"
          confirm={{
            title: `Skal siden for ${name} ikke vise træet?`,
            description: `Træet bliver på ${elsewhere}. Du kan vise det her igen senere, eller begynde et nyt.`,
            label: 'Vis det ikke her',
          }}
          doneMessage={{ title: 'Træet vises ikke længere på siden.' }}
        />
      )}
      {!elsewhere && isOwner && (
        <ActionForm
          action={`${address}/delete`}
          label="Slet slægtstræet"
          variant="destructive"
          className="mt-5"
          confirm={{
            title: 'Slet hele slægtstræet?',
            description: `Træet med ${count}, alle billeder i det og de filer, I har taget ind, bliver slettet for altid. Mindesiden bliver stående. Hent træet som slægtsfil først, hvis I vil gemme det.`,
            label: 'Slet træet for altid',
            isDestructive: true,
          }}
          doneMessage={{ title: 'Slægtstræet er slettet.' }}
        />
      )}
    </section>
  )
}
