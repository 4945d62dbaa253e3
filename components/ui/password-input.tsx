'use client'

import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { cn } from './cn'
import { Input } from './field'
import { IconButton } from './icon-button'

export function PasswordInput({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <div className="relative">
      <Input
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className={cn('pr-13', className)}
        {...props}
      />
      <IconButton
        label={isShown ? 'Skjul adgangskoden' : 'Vis adgangskoden'}
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
        className="absolute top-1/2 right-0.5 -translate-y-1/2 text-muted-foreground noscript:hidden"
      >
        {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </IconButton>
    </div>
  )
}
