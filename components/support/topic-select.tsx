import type { ComponentProps } from 'react'
import { Select } from '@/components/ui/select'
import { topicTexts } from '@/lib/domain/support/copy'
import { writtenTopics } from '@/lib/domain/support/schema'

export function TopicSelect(props: ComponentProps<'select'>) {
  return (
    <Select {...props}>
      <option value="">Vælg</option>
      {writtenTopics.map((topic) => (
        <option key={topic} value={topic}>
          {topicTexts[topic]}
        </option>
      ))}
    </Select>
  )
}
