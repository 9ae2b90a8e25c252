/** The strip of pictures: says which one is seen, and moves by its buttons and small pictures. */
export function moveGallery(): void {
  const strip = document.getElementById('photos');
  const count = document.getElementById('photo-count');
  if (!strip || !count) return;
  const photos = [...strip.children] as HTMLElement[];
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

  /** The first one whose middle is in sight. */
  const placeNow = () => {
    const found = photos.findIndex(
      ({ offsetLeft, offsetWidth }) => offsetLeft - strip.offsetLeft + offsetWidth / 2 > strip.scrollLeft,
    );
    return Math.max(0, found);
  };
  const show = () => {
    count.textContent = `${placeNow() + 1} / ${photos.length}`;
  };
  const goTo = (place: number) => {
    const photo = photos[Math.min(Math.max(place, 0), photos.length - 1)];
    if (photo) strip.scrollTo({ left: photo.offsetLeft - strip.offsetLeft, behavior });
  };

  strip.addEventListener('scroll', show, { passive: true });
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>('[data-go]');
    if (button) goTo(placeNow() + Number(button.dataset.go));
    const thumb = event.target.closest('.thumbs a');
    if (!thumb) return;
    // The address alone would move the whole page.
    event.preventDefault();
    goTo(photos.findIndex(({ id }) => `#${id}` === thumb.getAttribute('href')));
  });
  show();
}
