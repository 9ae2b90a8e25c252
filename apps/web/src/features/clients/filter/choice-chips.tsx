import { classNames } from '../../../shared/lib/class-names.ts';
import { Chip } from '../../../shared/ui/chip.tsx';
import { labelClass } from '../../../shared/ui/field.tsx';

interface ChoiceChipsProps<Id extends string> {
  label: string;
  items: readonly { id: Id; label: string }[];
  value: readonly Id[] | undefined;
  onChange: (value: Id[] | undefined) => void;
}

/** Any of these will do; none of them means all. */
export function ChoiceChips<Id extends string>({ label, items, value = [], onChange }: ChoiceChipsProps<Id>) {
  function toggle(id: Id) {
    const next = items.map((item) => item.id).filter((each) => value.includes(each) !== (each === id));
    onChange(next.length > 0 ? next : undefined);
  }

  return (
    <fieldset className="min-w-0">
      <legend className={classNames('mb-1.5', labelClass)}>{label}</legend>
      <div className="flex flex-wrap gap-1.5 max-lg:gap-y-4">
        {items.map((item) => (
          <Chip key={item.id} isSelected={value.includes(item.id)} onClick={() => toggle(item.id)}>
            {item.label}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
