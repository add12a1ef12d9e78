export const locationHint = "Dùng vị trí hiện tại hoặc nhập địa chỉ.";
export const address = "Địa chỉ hoặc tên địa điểm";
export const addressLocked = "Chúng tôi sẽ dùng vị trí hiện tại. Xóa vị trí đó để nhập địa chỉ.";
export const fetchLocation = "Lấy vị\u00a0trí hiện\u00a0tại";
export const clearLocation = "Xóa";
export const fetchLocked = "Xóa địa chỉ để dùng vị trí hiện tại.";
export const typeInstead =
  "Nhập địa chỉ bên dưới. Hoặc cho phép trang web này dùng vị trí trong phần cài đặt của trình duyệt, rồi thử lại.";
export const orType = "hoặc nhập địa chỉ";
export const locationFailed = "Không lấy được vị trí.";
export const locationUnsupported = "Trình duyệt này không hỗ trợ định vị.";
export const mapPin = (coordinates: string) => `Điểm trên bản đồ: ${coordinates}`;
export const currentPosition = (coordinates: string) => `Vị trí hiện tại (${coordinates})`;
