import { ChoiceField } from '@/components/ui/filter-form'
import { shortTopicTexts } from '@/lib/domain/support/copy'
import { type CaseFilter, supportTopics } from '@/lib/domain/support/schema'

/** What a list of cases is filtered by beside search and period. */
export function CaseFields({ filter: { topic, assignee } }: { filter: CaseFilter }) {
  return (
    <>
      <ChoiceField label="Om" name="topic" value={topic} all="Alt">
        {supportTopics.map((value) => (
          <option key={value} value={value}>
            {shortTopicTexts[value]}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField label="Hos" name="assignee" value={assignee}>
        <option value="mine">Mig</option>
        <option value="none">Ingen endnu</option>
      </ChoiceField>
    </>
  )
}
