import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../../shared/api/me-query.ts';
import { Avatar } from '../../../shared/ui/avatar.tsx';
import { avatarQuery } from '../api/user-queries.ts';
import { useAvatarVersion, versionedAvatarUrl } from '../model/avatar-version.ts';

interface UserAvatarProps {
  /** In px. */
  size: number;
  /** Set where the agent's name stands beside the picture. */
  isDecorative?: boolean;
}

/** The signed-in agent's picture; the default image stands in while there is none or it cannot be loaded. */
export function UserAvatar({ size, isDecorative = false }: UserAvatarProps) {
  const { data: url } = useQuery(avatarQuery);
  const { data: me } = useQuery(meQuery);
  const version = useAvatarVersion((state) => state.version);
  const name = me && !isDecorative ? `${me.firstName} ${me.lastName}`.trim() : '';

  return <Avatar src={versionedAvatarUrl(url, version)} name={name} size={size} />;
}
