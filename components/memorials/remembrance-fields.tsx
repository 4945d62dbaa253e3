'use client'

import { useFormContext } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import type { MemorialForm } from '@/lib/domain/memorials/schema'

const days = [
  { name: 'remembersBirth', label: 'På fødselsdagen' },
  { name: 'remembersDeath', label: 'På dødsdagen' },
] as const

/** Whether members get a notification on the day every year. */
export function RemembranceFields() {
  const { register } = useFormContext<MemorialForm>()
  return (
    <div className="space-y-1">
      {days.map(({ name, label }) => (
        <Checkbox key={name} label={label} {...register(name)} />
      ))}
    </div>
  )
}
