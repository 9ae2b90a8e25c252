import type { Criteria, Shape } from '@hearthline/domain/criteria/criteria';
import { useState } from 'react';
import type { DrawTool } from '../../../../shared/map/draw/draw-shape.ts';
import type { AreaPart } from '../model/drawn-areas.ts';
import { addArea, canAddArea } from '../model/drawn-areas.ts';

interface DrawingOptions {
  criteria: Criteria;
  onCriteriaChange: (next: Criteria) => void;
}

/** What is being drawn, and with which tool; each area drawn goes into the criteria at once. */
export function useDrawing({ criteria, onCriteriaChange }: DrawingOptions) {
  const [isOpen, setOpen] = useState(false);
  const [tool, setTool] = useState<DrawTool>('lasso');
  const [isExcluding, setExcluding] = useState(false);
  const [isAskingRadius, setAskingRadius] = useState(false);
  const part: AreaPart = isExcluding ? 'without' : 'within';

  function add(shape: Shape, to: AreaPart = part) {
    if (canAddArea(criteria, to)) onCriteriaChange(addArea(criteria, to, shape));
    setOpen(false);
  }

  return {
    isOpen,
    /** A full list takes no more areas. */
    isFull: !canAddArea(criteria, part),
    toggle: () => setOpen(!isOpen),
    close: () => setOpen(false),
    tool,
    setTool,
    isExcluding,
    setExcluding,
    isAskingRadius,
    setAskingRadius,
    add,
  };
}

export type Drawing = ReturnType<typeof useDrawing>;
