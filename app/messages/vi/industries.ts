export const heading = "Lĩnh\u00a0vực";
export const description =
  "Quét 3D cho bất động sản, xây dựng, bảo hiểm, quản lý vận hành tòa nhà, khách sạn, sản xuất và khu vực công.";
export const lead = "Máy quét thì như nhau. Nhu cầu của mỗi lĩnh vực thì khác.";
export const closing =
  "Không thấy lĩnh\u00a0vực của mình? Cho biết về không\u00a0gian, chúng\u00a0tôi sẽ nói bản\u00a0quét làm được gì.";

export const illustration = (subject: string) => `${subject} Hình minh họa do máy tính tạo ra.`;

export const servicesFor = (industry: string) => `Dịch vụ theo lĩnh vực: ${industry}`;

export const industries = {
  "residential-real-estate": {
    name: "Bất\u00a0động\u00a0sản nhà\u00a0ở",
    description: "Tour ảo, mặt bằng và ảnh bài trí nội thất của nhà ở, tất cả chỉ từ một lần đến quét 3D.",
    alt: "Góc nhìn dollhouse của căn hộ có nội thất, một phòng ngủ và một phòng làm việc.",
  },
  "commercial-real-estate": {
    name: "Bất\u00a0động\u00a0sản thương\u00a0mại",
    description:
      "Diện tích cho hợp đồng thuê, bản vẽ cho việc hoàn thiện nội thất và tour ảo cho khách thuê ở xa.",
    alt: "Văn phòng không gian mở với các dãy bàn gỗ sồi, tấm tiêu âm màu xanh lá và phòng họp vách kính.",
  },
  "architecture-engineering-construction": {
    name: "Kiến\u00a0trúc, kỹ\u00a0thuật và xây\u00a0dựng",
    description: "Hiện trạng trước khi bắt đầu thiết kế. Tiến độ đối chiếu với mô hình trong lúc xây dựng.",
    alt: "Khung bê tông đang thi công. Tầng sắp xây hiện chồng lên dưới dạng mô hình trong mờ.",
  },
  "insurance-and-restoration": {
    name: "Bảo\u00a0hiểm và phục\u00a0hồi sau sự\u00a0cố",
    description:
      "Thiệt hại được ghi lại trước khi bất cứ thứ gì bị dời đi. Giám định viên, nhà thầu và chủ nhà dùng chung một bộ số đo.",
    alt: "Phòng bị hư hại do nước, ván sàn đã gỡ lên và có quạt sấy. Phía bên trái là điểm quét.",
  },
  "facilities-management": {
    name: "Quản\u00a0lý vận\u00a0hành tòa\u00a0nhà",
    description:
      "Phòng kỹ thuật, mái và trần được ghi lại một lần. Thợ kỹ thuật biết phải đến đâu trước khi rời xưởng.",
    alt: "Thiết bị trên mái với các máy xử lý không khí và một chiller. Phần bên trái là điểm quét.",
  },
  "travel-and-hospitality": {
    name: "Du\u00a0lịch và khách\u00a0sạn",
    description:
      "Sảnh, phòng và không gian sự kiện mà khách và người tổ chức sự kiện có thể tham quan trước khi đặt.",
    alt: "Sảnh khách sạn với vách nan gỗ, quầy lễ tân, đèn thả hình cầu và ghế thư giãn.",
  },
  manufacturing: {
    name: "Sản\u00a0xuất",
    description:
      "Dây chuyền sản xuất và vật đúc được quét 3D trọn vẹn để đổi bố trí, làm phụ tùng thay thế và kiểm tra va chạm.",
    alt: "Vật đúc thân bơm trên băng tải con lăn. Phần bên trái tan dần thành điểm quét.",
  },
  "government-and-public-sector": {
    name: "Chính\u00a0quyền và khu\u00a0vực công",
    description:
      "Công trình công cộng và công trình lịch sử được ghi lại để sửa chữa, lập kế hoạch lối tiếp cận và lưu trữ.",
    alt: "Đại sảnh công cộng với các hàng cột. Mái vòm ô lõm hiện thành điểm quét.",
  },
};
