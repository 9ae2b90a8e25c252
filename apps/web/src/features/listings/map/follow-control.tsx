import { RefreshCw } from 'lucide-react';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import type { WindowAction, WindowState } from './model/searched-window.ts';
import { offersSearch } from './model/searched-window.ts';

interface FollowControlProps {
  view: WindowState;
  dispatch: Dispatch<WindowAction>;
}

/** Whether the search follows the map; while it does not, moving offers to search there. */
export function FollowControl({ view, dispatch }: FollowControlProps) {
  const { t } = useTranslation('listings');
  return (
    <div className="flex flex-wrap items-center justify-center gap-2 max-lg:justify-start">
      {offersSearch(view) ? (
        <Button
          variant="secondary"
          icon={<RefreshCw className="size-4!" />}
          className="rounded-full! bg-raised! shadow-md!"
          onClick={() => dispatch({ type: 'searchedHere' })}
        >
          {t('map.searchHere')}
        </Button>
      ) : null}
      <div className="map-float flex min-h-10 items-center rounded-full! px-3.5">
        <Switch
          isSelected={view.isFollowing}
          onChange={(isFollowing) => dispatch({ type: 'followed', isFollowing })}
          className="font-medium"
        >
          {t('map.follow')}
        </Switch>
      </div>
    </div>
  );
}
